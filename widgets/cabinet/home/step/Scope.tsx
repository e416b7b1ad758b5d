import type { ReactNode } from 'react'
import type { IconName } from '#ui/lib/icons'
import { ICONS } from '#ui/lib/icons'

interface TextScopeProps {
  /** The text under the lens, such as '1 790', '4821' or '12'; the longer it is, the smaller the font. */
  text: string
  /** The unit below the text, such as 'рублей'; undefined if it has none. */
  word: string | undefined
}

/* Draws the subject of the step under a lens. It is decorative: the text beside it says the same. */

export const IconScope = ({ icon }: { icon: IconName }) => (
  <Scope>
    <path className="scope__icon" transform="translate(48 48) scale(6)" d={ICONS[icon]} />
  </Scope>
)

export function TextScope({ text, word }: TextScopeProps) {
  const size = Math.min(88, 290 / text.length)
  return (
    <Scope>
      <text x="120" y={120 + size / 3 - (word === undefined ? 0 : 10)} fontSize={size}>
        {text}
      </text>
      {word !== undefined && (
        <text className="scope__word" x="120" y="176">
          {word}
        </text>
      )}
    </Scope>
  )
}

const Scope = ({ children }: { children: ReactNode }) => (
  <div className="now__scope" aria-hidden="true">
    <svg className="scope" viewBox="0 0 240 240">
      <circle className="scope__far" cx="120" cy="120" r="152" />
      <circle className="scope__far" cx="120" cy="120" r="196" />
      <circle className="scope__fine" cx="120" cy="120" r="118" />
      <circle className="scope__glass" cx="120" cy="120" r="104" />
      {children}
    </svg>
  </div>
)
