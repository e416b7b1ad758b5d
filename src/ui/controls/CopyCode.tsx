import { useRef, useState } from 'react'
import { IconButton } from './IconButton'

interface CopyCodeProps {
  code: string
  /** Noun of the code, as the object of 'Скопировать …': 'промокод'. */
  noun: string
}

/**
 * A code with a button that copies it, or selects it if the clipboard is not available. For '' it tells that
 * the code is unknown.
 */
export function CopyCode({ code, noun }: CopyCodeProps) {
  const text = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      // The permission is missing, or the page has no clipboard because it lacks https.
      if (text.current !== null) text.current.ownerDocument.getSelection()?.selectAllChildren(text.current)
      setOutcome('selected')
    }
  }
  if (code === '') return <span className="small soft">Код не удалось показать</span>
  return (
    <span className="code">
      <span ref={text}>{code}</span>
      <IconButton
        small
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={`Скопировать ${noun} ${code}`}
        onClick={() => void onCopy()}
      />
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && 'Скопировано'}
        {outcome === 'selected' && 'Скопировать не удалось: код выделен, скопируйте его сами'}
      </span>
    </span>
  )
}
