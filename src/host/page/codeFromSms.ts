interface OneTimePassword extends Credential {
  code?: unknown
}

/**
 * Waits for the code of an SMS that names this site (WebOTP); the browser asks the customer first. Resolves
 * to undefined if WebOTP is missing, refused or aborted by the signal.
 */
export async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined
  const asked: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  const found: OneTimePassword | null = await navigator.credentials.get(asked).catch(() => null)
  return typeof found?.code === 'string' ? found.code : undefined
}
