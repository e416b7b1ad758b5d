import { encode } from 'uqr'

/** The empty margin that scanners need around a code, in modules. */
const QUIET = 4

/** QR code of a text, drawn as one path; renders nothing if the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = encoded(text)
  if (code === undefined) return null
  const { data, size } = code
  const side = size + 2 * QUIET
  return (
    <svg className="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  )
}

function encoded(text: string) {
  try {
    return encode(text, { ecc: 'M', border: 0 })
  } catch {
    return undefined
  }
}

/** Returns a path with a rectangle for each run of dark modules in a row. */
const pathOf = (rows: readonly boolean[][]): string =>
  rows
    .flatMap((row, y) => {
      const runs: string[] = []
      for (let x = 0; x < row.length; x++) {
        const start = x
        while (row[x] === true) x++
        if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
      }
      return runs
    })
    .join('')
