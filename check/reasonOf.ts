/** Explanations of Node's error codes. */
const reasons: Partial<Record<string, string>> = {
  ENOTFOUND: 'no server has this name',
  EAI_AGAIN: 'the name could not be looked up: is there a network?',
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection was closed before the answer',
  UND_ERR_SOCKET: 'the connection was closed before the answer',
  ETIMEDOUT: 'the connection took too long',
  UND_ERR_CONNECT_TIMEOUT: 'the connection took too long',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS: is the URL http://?',
  HPE_INVALID_CONSTANT: 'it does not speak HTTP: is the URL https://?',
}

const ownCertificate =
  'its certificate is not signed by an authority known here; for one of your own set NODE_EXTRA_CA_CERTS=ca.pem'
for (const code of [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])
  reasons[code] = ownCertificate

const codeOf = (error: unknown) => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Returns why a call got no response, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in 15 seconds'
  const cause = error instanceof Error ? error.cause : undefined
  // A name with several addresses fails once for each of them.
  const causes = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause]
  const [code = ''] = [...causes, error].map(codeOf).filter(Boolean)
  const [message = String(error)] = [...causes, error].flatMap((each) =>
    each instanceof Error ? each.message : [],
  )
  return reasons[code] ?? (code || message)
}
