import { formatFileSize } from '../domain/numbers/fileSize'
import { Button } from '../ui/controls/Button'
import { Icon } from '../ui/Icon'
import { Spinner } from '../ui/states/Spinner'
import type { Sending } from './lib/uploads'

/** That a file is on its way, or why it has not arrived. */
export function SendingState({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const { file, failure, isHopeless = false } = sending
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
    <span className="file__sending small soft num">
      {/* How much has left is not told (src/api/upload.ts), so neither is a share of it. */}
      <span role="progressbar" aria-label={`Загрузка ${file.name}`}>
        <Spinner />
      </span>
      Отправляем, {formatFileSize(file.size)}
    </span>
  )
}
