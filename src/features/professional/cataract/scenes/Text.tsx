import type { Layer } from '../layer'
import { Glow } from './Glow'
import { Picture } from './Picture'

const LINES = [
  'Инструкция по применению',
  'Капли увлажняющие, 10 мл',
  '',
  'Перед применением снимите линзы.',
  'Закапывать по 1–2 капли в каждый глаз,',
  'не более четырёх раз в день.',
  'Линзы можно надеть через 15 минут.',
  'Годен 28 дней после вскрытия.',
]

/** Draws a leaflet held in the hand, at a window. */
export function Text({ layer }: { layer: Layer }) {
  if (layer === 'lights')
    return (
      <Picture>
        <Glow x={560} y={60} size={190} />
        <Glow x={96} y={300} size={60} />
      </Picture>
    )
  if (layer === 'near')
    return (
      <Picture>
        <g transform="rotate(-2 300 210)">
          <rect x="140" y="34" width="330" height="340" rx="6" fill="#fbfaf5" stroke="#c9c2b2" />
          {LINES.map((line, index) => (
            <text
              key={line}
              x="164"
              y={76 + index * 34}
              fontSize={index === 0 ? 20 : 15}
              fontWeight={index === 0 ? 700 : 400}
              fill="#14242a"
            >
              {line}
            </text>
          ))}
          <text x="164" y="356" fontSize="9" fill="#48626b">
            Серия 4071. Хранить при температуре не выше 25 °C в недоступном для детей месте.
          </text>
        </g>
        <path d="M120 400c4-44 8-74 26-86 14-8 24 4 20 22l-10 64z" fill="#e2b597" />
        <path d="M452 400c2-44 6-70 20-80 14-8 24 2 22 20l-4 60z" fill="#d9a98a" />
      </Picture>
    )
  return (
    <Picture>
      <path d="M0 0h640v400H0z" fill="#e9e0cf" />
      <path d="M0 300h640v100H0z" fill="#b98d62" />
      <path d="M0 300h640v8H0z" fill="#d3a97c" />
      <path d="M486 0h154v210H486z" fill="#cfe6ee" />
      <path d="M486 0h8v210h-8zM560 0h6v210h-6zM486 100h154v6H486zM478 206h162v12H478z" fill="#fff" />
      <path d="M500 206c-4-30 6-40 20-44 16 4 24 16 20 44z" fill="#6d9b6a" />
      <circle cx="600" cy="40" r="18" fill="#fffaf0" />
      <path d="M66 262h60v72a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10z" fill="#2c7d88" />
      <path d="M126 276h14a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-14v-8h12v-18h-12z" fill="#2c7d88" />
      <path d="M78 246c0-10 8-10 8-20M100 246c0-10 8-10 8-20" stroke="#fff" strokeWidth="3" fill="none" />
      <rect x="556" y="268" width="34" height="84" rx="5" fill="#f6f7f5" stroke="#b9c2c0" />
      <path d="M564 246h18v22h-18z" fill="#0f5f6c" />
      <path d="M556 296h34v30h-34z" fill="#bfe0e4" />
    </Picture>
  )
}
