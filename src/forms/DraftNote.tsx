import { Button } from '../ui/controls/Button'
import type { DraftOffer } from './lib/drafts'

interface DraftNoteProps {
  offer: DraftOffer | undefined
  onAnew: () => void
  onBack: () => void
}

/** Tells that a form shows a restored draft instead of the record, and switches between the two. */
export function DraftNote({ offer, onAnew, onBack }: DraftNoteProps) {
  if (offer === undefined) return null
  const isBack = offer === 'anew'
  return (
    <div className="row">
      <span className="small soft" role="status">
        {isBack ? 'Восстановлен черновик' : 'Черновик убран'}
      </span>
      <Button variant="quiet" small onClick={isBack ? onAnew : onBack}>
        {isBack ? 'Начать заново' : 'Вернуть'}
      </Button>
    </div>
  )
}
