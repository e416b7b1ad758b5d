import { useState } from 'react'
import { Button } from './Button'

interface CopyButtonProps {
  /** The text to copy; undefined while there is none. */
  text: string | undefined
  label: string
}

/** Copies a text; if the clipboard is not available, shows the text. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>()
  const onCopy = async (given: string) => {
    try {
      await navigator.clipboard.writeText(given)
      setOutcome({ text: given, isCopied: true })
    } catch {
      // The permission is missing, or the page has no clipboard because it lacks https.
      setOutcome({ text: given, isCopied: false })
    }
  }
  const isOfThis = outcome !== undefined && outcome.text === text
  return (
    <>
      <Button
        variant="secondary"
        small
        icon={isOfThis && outcome.isCopied ? 'check' : 'copy'}
        disabled={text === undefined}
        onClick={() => text !== undefined && void onCopy(text)}
      >
        {label}
      </Button>
      <span role="status" className="small soft">
        {isOfThis && outcome.isCopied && 'Скопировано'}
        {isOfThis && !outcome.isCopied && `Скопировать не удалось, скопируйте сами: ${outcome.text}`}
      </span>
    </>
  )
}
