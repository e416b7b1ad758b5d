import { useCopy } from '../lib/useCopy'
import { Button } from './Button'

interface CopyButtonProps {
  /** The text to copy; undefined while there is none. */
  text: string | undefined
  label: string
}

/** Copies a text; if the clipboard is not available, shows the text. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { copy, isCopied } = useCopy(text ?? '')
  return (
    <>
      <Button
        variant="secondary"
        small
        icon={isCopied ? 'check' : 'copy'}
        disabled={text === undefined}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="small soft">
        {isCopied && 'Скопировано'}
        {isCopied === false && `Скопировать не удалось, скопируйте сами: ${text}`}
      </span>
    </>
  )
}
