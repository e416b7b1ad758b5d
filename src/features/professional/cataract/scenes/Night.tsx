import type { Layer } from '../layer'
import { Glow } from './Glow'
import { Picture } from './Picture'

const LAMPS = [
  { x: 96, y: 92, size: 84 },
  { x: 196, y: 146, size: 52 },
  { x: 254, y: 176, size: 32 },
  { x: 548, y: 92, size: 84 },
  { x: 448, y: 146, size: 52 },
  { x: 390, y: 176, size: 32 },
]
const STARS =
  'M60 30h2v2h-2zM150 54h2v2h-2zM250 22h2v2h-2zM330 60h2v2h-2zM420 34h2v2h-2zM500 60h2v2h-2zM590 28h2v2h-2z'

/** Draws a road at night: lamps, an oncoming car, and the dashboard of one's own car. */
export function Night({ layer }: { layer: Layer }) {
  if (layer === 'near') return <Dashboard />
  if (layer === 'lights')
    return (
      <Picture>
        {LAMPS.map(({ x, y, size }) => (
          <Glow key={x} x={x} y={y} size={size} colour="#ffe39a" />
        ))}
        <Glow x={268} y={252} size={120} />
        <Glow x={306} y={252} size={120} />
        <Glow x={398} y={246} size={26} colour="#ff7a66" />
        <Glow x={418} y={246} size={26} colour="#ff7a66" />
      </Picture>
    )
  return (
    <Picture>
      <path d="M0 0h640v400H0z" fill="#0c161c" />
      <path d="M0 130h640v100H0z" fill="#13222a" />
      <path d={STARS} fill="#cfd8dc" />
      <path
        d="M0 224V120h46v-24h40v128zM540 224V104h52v28h48v92zM110 224v-64h54v64zM480 224v-78h44v78z"
        fill="#1b2c34"
      />
      <path
        d="M14 132h8v8h-8zM54 110h8v8h-8zM66 140h8v8h-8zM556 118h8v8h-8zM606 150h8v8h-8zM124 174h8v8h-8zM494 160h8v8h-8z"
        fill="#e7b95a"
      />
      <path d="M0 224h640v176H0z" fill="#18262c" />
      <path d="M322 204 60 400h520z" fill="#2b3d44" />
      <path d="M322 222v10M322 244v16M322 276v24M322 320v40" stroke="#d8e0df" strokeWidth="6" />
      <path d="M312 208 30 400M332 208l278 192" stroke="#8b9aa0" strokeWidth="3" fill="none" />
      {LAMPS.map(({ x, y, size }) => (
        <g key={x}>
          <path
            d={`M${x} ${y}h${x < 320 ? -18 : 18}v${150 - size / 3}`}
            stroke="#58707a"
            strokeWidth={size / 22}
            fill="none"
          />
          <circle cx={x} cy={y} r={size / 12} fill="#ffe39a" />
        </g>
      ))}
      <path d="M250 262v-22l12-18h50l12 18v22z" fill="#3a4a52" />
      <path d="M262 240l7-13h36l7 13z" fill="#0f1a20" />
      <circle cx="268" cy="252" r="7" fill="#fff3c4" />
      <circle cx="306" cy="252" r="7" fill="#fff3c4" />
      <path d="M390 256v-14l8-12h22l8 12v14z" fill="#2c3a41" />
      <circle cx="398" cy="246" r="4" fill="#ff5a45" />
      <circle cx="418" cy="246" r="4" fill="#ff5a45" />
      <path d="M474 236h10v-44h-10z" fill="#58707a" />
      <rect x="446" y="160" width="66" height="34" rx="4" fill="#1d6a48" />
      <text x="479" y="175" fontSize="11" fontWeight="700" textAnchor="middle" fill="#fff">
        Тверь 120
      </text>
      <text x="479" y="188" fontSize="9" textAnchor="middle" fill="#fff">
        Центр 6
      </text>
    </Picture>
  )
}

const Dashboard = () => (
  <Picture>
    <path d="M0 400v-44c120-34 200-46 320-46s200 12 320 46v44z" fill="#0a1115" />
    <circle cx="236" cy="374" r="44" fill="#111c22" stroke="#37505a" strokeWidth="2" />
    <path d="M236 374l-24-22" stroke="#ff7a66" strokeWidth="3" />
    <text x="236" y="392" fontSize="14" fontWeight="700" textAnchor="middle" fill="#e8f1f2">
      62 км/ч
    </text>
    <rect x="330" y="342" width="150" height="50" rx="8" fill="#16303a" />
    <text x="342" y="362" fontSize="13" fill="#e8f1f2">
      Через 400 м
    </text>
    <text x="342" y="381" fontSize="13" fontWeight="700" fill="#e8f1f2">
      направо
    </text>
    <path d="M452 384v-14a8 8 0 0 1 8-8h8m-6-6 6 6-6 6" stroke="#8fe0c0" strokeWidth="3" fill="none" />
  </Picture>
)
