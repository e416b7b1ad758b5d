import { formatFileSize } from '../domain/numbers/fileSize'
import { Button } from '../ui/controls/Button'
import { Icon } from '../ui/Icon'
import { FailureText, useFailureMessage } from '../ui/states/FailureText'
import { Spinner } from '../ui/states/Spinner'
import type { Sending } from './lib/uploads'

/** The state of an upload: in progress, or failed with a reason. */
export function SendingState({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const { file, failure, isHopeless = false, isAsked = false } = sending
  const { isHeld } = useFailureMessage(failure)
  if (failure !== undefined) {
    return (
      <>
        <p className="error" role="alert">
          <Icon name="alert" size={16} />
          <FailureText error={failure} />
        </p>
        {!isHopeless && (
          <Button variant="quiet" small busy={isHeld} onClick={onRetry}>
            {isAsked ? 'Отправить ещё раз' : 'Повторить'}
          </Button>
        )}
      </>
    )
  }
  return (
    <span className="file__sending small soft num">
      {/* The progress of an upload is unknown (src/api/upload.ts), so the bar has no value. */}
      <span role="progressbar" aria-label={`Загрузка ${file.name}`}>
        <Spinner />
      </span>
      Отправляем, {formatFileSize(file.size)}
    </span>
  )
}
