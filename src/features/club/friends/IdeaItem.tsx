import { Button } from '#ui/controls/Button'
import { IdeaPicture } from './IdeaPicture'
import type { ShownIdea } from './ideas'

interface IdeaItemProps {
  idea: ShownIdea
  busy: boolean
  onWrite: () => void
}

export function IdeaItem({ idea: { code, title, description, tags }, busy, onWrite }: IdeaItemProps) {
  return (
    <article className="idea">
      <IdeaPicture code={code} />
      <h3>{title}</h3>
      <p className="soft">{description}</p>
      <ul className="idea__tags small soft" aria-label="Темы">
        {tags.map((tag) => (
          <li key={tag}>#{tag}</li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" small busy={busy} onClick={onWrite}>
          Написать<span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </article>
  )
}
