import type { Layer } from '../layer'
import { Glow } from './Glow'
import { Picture } from './Picture'

const grid = (xs: number[], ys: number[], width: number, height: number) =>
  xs.flatMap((x) => ys.map((y) => `M${x} ${y}h${width}v${height}h${-width}z`)).join('')

const LEFT_WINDOWS = grid([16, 50, 84], [64, 110, 156], 22, 32)
const RIGHT_WINDOWS = grid([540, 574, 608], [44, 88, 132, 176], 20, 28)
const TOWER_WINDOWS = grid([312, 328, 356, 374], [118, 138, 158, 178], 8, 9)
const STRIPES = [70, 150, 230, 310, 390, 470, 550].map((x) => `M${x} 318h44l-24 62h-56z`).join('')

/** Draws a street by day: a crossing, an oncoming bus, a shop, and a timetable in the hand. */
export function Street({ layer }: { layer: Layer }) {
  if (layer === 'near') return <Timetable />
  if (layer === 'lights')
    return (
      <Picture>
        <Glow x={452} y={72} size={210} />
        <Glow x={345} y={246} size={52} />
        <Glow x={421} y={246} size={52} />
        <Glow x={262} y={300} size={44} />
        <Glow x={82} y={236} size={60} />
      </Picture>
    )
  return (
    <Picture>
      <path d="M0 0h640v400H0z" fill="#cfe6ee" />
      <path d="M0 120h640v140H0z" fill="#e2eff1" />
      <circle cx="452" cy="72" r="22" fill="#fffaf0" />
      <path d="M296 220V110h46V90h54v130zM404 220v-86h64v86z" fill="#a9bcc4" />
      <path d={TOWER_WINDOWS} fill="#dfe9ec" />
      <path d="M0 262V34h120l42 22v196z" fill="#d9c9b4" />
      <path d="M120 34l42 22v196l-42 8z" fill="#b9a58c" />
      <path d="M0 34h120l42 22v10L120 44H0z" fill="#8c5a4b" />
      <path d={LEFT_WINDOWS} fill="#5d7f8e" />
      <path d="M0 204h120v58H0z" fill="#2b4a54" />
      <path d="M10 228h36v34H10zM56 228h54v24H56z" fill="#bfe0e4" />
      <path d="M6 206h108v17H6z" fill="#0f5f6c" />
      <text x="60" y="219" fontSize="13" fontWeight="700" letterSpacing="2" textAnchor="middle" fill="#fff">
        ОПТИКА
      </text>
      <path d="M640 274V18H526l-46 26v214z" fill="#c2cdd0" />
      <path d="M526 18 480 44v214l46 8z" fill="#95a7ae" />
      <path d={RIGHT_WINDOWS} fill="#6f8794" />
      <path d="M526 222h114v52H526z" fill="#3b5a46" />
      <path d="M534 232h30v42h-30zM574 232h58v26h-58z" fill="#dcebd8" />
      <path d="M0 262l160-10h320l160 22v126H0z" fill="#8a9498" />
      <path d="M0 262l160-10h24L40 400H0zM640 274l-160-22h-22l146 148h36z" fill="#b7bdb9" />
      <path d={STRIPES} fill="#f3f1ea" />
      <path d="M196 250V128" stroke="#54646b" strokeWidth="5" />
      <rect x="184" y="88" width="24" height="60" rx="6" fill="#26333a" />
      <circle cx="196" cy="102" r="7" fill="#5b2f2f" />
      <circle cx="196" cy="118" r="7" fill="#5d512a" />
      <circle cx="196" cy="134" r="7" fill="#3fcf7f" />
      <path d="M462 250V150" stroke="#54646b" strokeWidth="4" />
      <rect x="444" y="122" width="36" height="36" rx="4" fill="#1d5fa8" />
      <path d="M462 128l12 22h-24z" fill="#fff" />
      <rect x="332" y="178" width="102" height="82" rx="8" fill="#2c7d88" />
      <rect x="340" y="194" width="86" height="34" rx="4" fill="#cfe8ee" />
      <rect x="356" y="181" width="54" height="11" rx="2" fill="#14242a" />
      <text x="383" y="190" fontSize="9" fontWeight="700" textAnchor="middle" fill="#ffd27a">
        12 Вокзал
      </text>
      <circle cx="345" cy="246" r="6" fill="#fff6d8" />
      <circle cx="421" cy="246" r="6" fill="#fff6d8" />
      <path d="M348 260h16v10h-16zM402 260h16v10h-16z" fill="#222d32" />
      <path d="M236 274h58l-8-18h-38z" fill="#8fb0bb" />
      <rect x="228" y="272" width="76" height="30" rx="8" fill="#a8463d" />
      <circle cx="244" cy="303" r="8" fill="#222d32" />
      <circle cx="288" cy="303" r="8" fill="#222d32" />
      <circle cx="234" cy="286" r="4" fill="#fff6d8" />
      <circle cx="298" cy="286" r="4" fill="#ffb1a1" />
      <circle cx="128" cy="266" r="8" fill="#d9a98a" />
      <path d="M118 276h20l4 40h-28z" fill="#e0a63a" />
      <path d="M120 316h6v28h-6zM130 316h6v28h-6z" fill="#2b3d54" />
      <circle cx="160" cy="262" r="7" fill="#c99676" />
      <path d="M151 271h18l3 34h-24z" fill="#5470a8" />
      <path d="M153 305h5v24h-5zM162 305h5v24h-5z" fill="#2f3b40" />
    </Picture>
  )
}

const ROWS: [place: string, time: string][] = [
  ['Центр', '16:40'],
  ['Клиника', '16:52'],
  ['Вокзал', '17:05'],
]

const Timetable = () => (
  <Picture>
    <path d="M552 400c8-40 26-62 54-70l34-6v76z" fill="#d9a98a" />
    <g transform="rotate(-5 552 320)">
      <rect x="480" y="250" width="140" height="150" rx="8" fill="#fbfaf5" stroke="#b9c2c0" />
      <path d="M480 280v-22a8 8 0 0 1 8-8h124a8 8 0 0 1 8 8v22z" fill="#0f5f6c" />
      <text x="550" y="270" fontSize="13" fontWeight="700" textAnchor="middle" fill="#fff">
        Автобус 12
      </text>
      {ROWS.map(([place, time], index) => (
        <g key={place} fontSize="13" fill="#14242a">
          <text x="492" y={302 + index * 21}>
            {place}
          </text>
          <text x="608" y={302 + index * 21} textAnchor="end">
            {time}
          </text>
        </g>
      ))}
      <g fontSize="9" fill="#48626b">
        <text x="492" y="366">
          Каждые 12 минут до 23:00,
        </text>
        <text x="492" y="379">
          в выходные каждые 20 минут
        </text>
      </g>
    </g>
    <path d="M614 400c-4-24 0-42 9-47 8-4 14 2 12 12l-4 35z" fill="#e2b597" />
  </Picture>
)
