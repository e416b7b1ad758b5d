/** Failures and questions, which are never shown before React is there. */
const Never = () => null

export {
  Never as ConfirmDialog,
  Never as ErrorState,
  Never as FailureText,
  Never as ReplacementDialog,
  Never as RetryButton,
  Never as SignIn,
  Never as Unavailable,
}
