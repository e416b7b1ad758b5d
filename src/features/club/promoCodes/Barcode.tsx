import { code128 } from './code128'

/** Draws a text as a bar code; renders nothing if the text cannot be one. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const bars = code128(text)
  if (bars === undefined) return null
  return (
    <svg
      className="till__bars"
      viewBox={`0 0 ${bars.width} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={bars.path} />
    </svg>
  )
}
