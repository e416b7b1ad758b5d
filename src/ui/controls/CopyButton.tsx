import { useState } from 'react'
import { Button } from './Button'

interface CopyButtonProps {
  /** What is copied; undefined while there is nothing. */
  text: string | undefined
  label: string
}

/** Copies a text; where the clipboard is not available it shows the text. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>()
  const onCopy = async (given: string) => {
    try {
      await navigator.clipboard.writeText(given)
      setOutcome({ text: given, isCopied: true })
    } catch {
      // The permission is missing, or the page lacks https and so has no clipboard at all.
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
