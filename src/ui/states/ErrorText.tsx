import { FailureText } from './FailureText'

/** Shows an error message in red beside its cause; renders nothing without an error. */
export const ErrorText = ({ error, id }: { error: unknown; id?: string }) =>
  error === undefined ? null : (
    <p className="error" id={id} role="alert">
      <FailureText error={error} />
    </p>
  )
