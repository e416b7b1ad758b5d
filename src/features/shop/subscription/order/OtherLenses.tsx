import { useOtherLenses } from '#data/subscription/useOtherLenses'
import { lensInOneLine, type OrderedLens } from '#domain/lens'
import { Button } from '#ui/controls/Button'
import { DoneNotice } from '#ui/states/DoneNotice'
import { Notice } from '#ui/states/Notice'

interface OtherLensesProps {
  /** The lenses of the next delivery. */
  lenses: readonly OrderedLens[]
  /** Undefined while the delivery cannot be changed. */
  onUpdate: (() => void) | undefined
}

/** Reports that the delivery has other powers than the profile, and asks which of them are right. */
export function OtherLenses({ lenses, onUpdate }: OtherLensesProps) {
  const { areOther, areKept, worn, onKept } = useOtherLenses(lenses)
  if (areKept) return <DoneNotice>Линзы в подписке остались как есть</DoneNotice>
  if (!areOther) return null
  return (
    <Notice>
      <p className="strong">В подписке другие линзы</p>
      <p className="small">В «Моих данных»: {worn.map((lens) => lensInOneLine(lens)).join('; ')}</p>
      <div className="row">
        {onUpdate && (
          <Button variant="secondary" small loads onClick={onUpdate}>
            Обновить подписку
          </Button>
        )}
        <Button variant="quiet" small onClick={onKept}>
          Оставить
        </Button>
      </div>
    </Notice>
  )
}
