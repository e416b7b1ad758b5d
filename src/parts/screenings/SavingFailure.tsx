import { isDoubtful } from '#domain/ApiError'
import { FailureText } from '#ui/states/FailureText'

/** Tells why a result is not saved; after a lost answer it may be. */
export const SavingFailure = ({ error }: { error: unknown }) => (
  <p>
    {!isDoubtful(error) && 'Результат не сохранён. '}
    <FailureText error={error} />
  </p>
)
