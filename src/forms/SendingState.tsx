import { formatFileSize } from '../domain/fileSize'
import { ProgressBar } from '../ui/ProgressBar'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import type { Sending } from './uploads'

/** How far a file has come, or why it has not arrived. */
export function SendingState({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const { file, progress, failure, isHopeless = false } = sending
  if (failure !== undefined) {
    return (
      <>
        <p className="error" role="alert">
          <Icon name="alert" size={16} />
          {failure}
        </p>
        {!isHopeless && (
          <Button variant="quiet" small onClick={onRetry}>
            Повторить
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <ProgressBar value={progress} label={`Загрузка ${file.name}`} />
      <span className="small soft num">
        {formatFileSize(progress * file.size)} из {formatFileSize(file.size)}
      </span>
    </>
  )
}
