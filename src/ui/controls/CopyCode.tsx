import { useRef } from 'react'
import { useCopy } from '../lib/useCopy'
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
  const { copy, isCopied } = useCopy(code)
  const onCopy = async () => {
    if ((await copy()) || text.current === null) return
    text.current.ownerDocument.getSelection()?.selectAllChildren(text.current)
  }
  if (code === '') return <span className="small soft">Код не удалось показать</span>
  return (
    <span className="code">
      <span ref={text}>{code}</span>
      <IconButton
        small
        icon={isCopied ? 'check' : 'copy'}
        label={`Скопировать ${noun} ${code}`}
        onClick={() => void onCopy()}
      />
      <span className="visually-hidden" role="status">
        {isCopied && 'Скопировано'}
        {isCopied === false && 'Скопировать не удалось: код выделен, скопируйте его сами'}
      </span>
    </span>
  )
}
