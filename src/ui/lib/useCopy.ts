import { useState } from 'react'

interface Outcome {
  text: string
  isCopied: boolean
}

/** Copies a text. The outcome, undefined before the first press, belongs to this text and to no other. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<Outcome>()
  const copy = async (): Promise<boolean> => {
    let isCopied = true
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The permission is missing, or the page has no clipboard because it lacks https.
      isCopied = false
    }
    setOutcome({ text, isCopied })
    return isCopied
  }
  return { copy, isCopied: outcome?.text === text ? outcome.isCopied : undefined }
}
