import { ProgressBar } from '#ui/states/ProgressBar'
import { strengthOf, type Strength } from './strengthOf'

const words: Record<Strength, { text: string; share: number }> = {
  weak: { text: 'Слабый пароль: его легко подобрать', share: 1 / 3 },
  fair: { text: 'Пароль средней надёжности', share: 2 / 3 },
  strong: { text: 'Надёжный пароль', share: 1 },
}

/** Estimates the password while it is typed; it refuses nothing. */
export function PasswordStrength({ password }: { password: string }) {
  const { text, share } = words[strengthOf(password)]
  return (
    <div className="row">
      {password !== '' && <ProgressBar value={share} />}
      <span className="small soft" role="status">
        {password !== '' && text}
      </span>
    </div>
  )
}
