import { FailureText } from './FailureText'

/** Message of a failure, in red beside its cause; draws nothing without an error. */
export const ErrorText = ({ error, id }: { error: unknown; id?: string }) =>
  error === undefined ? null : (
    <p className="error" id={id} role="alert">
      <FailureText error={error} />
    </p>
  )
