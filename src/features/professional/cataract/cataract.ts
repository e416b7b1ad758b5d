/** Effects of a cataract on the picture; each is from 0 (none) to 1. */
export interface Effects {
  distanceBlur: number
  nearBlur: number
  yellowing: number
  contrastLoss: number
  glare: number
}

export type CataractKind = 'nuclear' | 'cortical' | 'psc'

/** Straylight in log(s) of the kind that has the most; the others are relative to it (PMC5554999). */
const MOST_STRAYLIGHT = 1.48

const glareOf = (straylight: number) => 10 ** (straylight - MOST_STRAYLIGHT)

interface Kind {
  title: string
  note: string
  /** Effects at full severity. Glare is derived from straylight; the other values are our own. */
  effects: Effects
  /** The effects in words. */
  words: string
}

export const KINDS: Record<CataractKind, Kind> = {
  nuclear: {
    title: 'Ядерная',
    note: 'мутнеет центр хрусталика',
    effects: { distanceBlur: 1, nearBlur: 0.4, yellowing: 1, contrastLoss: 0.45, glare: glareOf(1.22) },
    words: 'Вдаль резкость падает сильнее, чем вблизи. Цвета желтеют, синий тускнеет. Контраст ниже.',
  },
  cortical: {
    title: 'Кортикальная',
    note: 'спицы от края',
    effects: { distanceBlur: 0.5, nearBlur: 0.5, yellowing: 0.25, contrastLoss: 0.45, glare: glareOf(1.26) },
    words: 'Резкость неровная: пятна и полосы там, где мутные спицы. Свет даёт блики.',
  },
  psc: {
    title: 'Задняя субкапсулярная',
    note: 'пятно у задней капсулы',
    effects: { distanceBlur: 0.45, nearBlur: 0.9, yellowing: 0.2, contrastLoss: 0.7, glare: 1 },
    words:
      'Вблизи читать труднее, чем смотреть вдаль. Яркий свет слепит сильнее всего. Контраст заметно ниже.',
  },
}

export const CATARACT_KINDS = Object.keys(KINDS) as CataractKind[]

/** Returns the effects at a severity in percent; 0 leaves the picture unchanged. */
export function effectsOf(kind: CataractKind, severity: number): Effects {
  const { distanceBlur, nearBlur, yellowing, contrastLoss, glare } = KINDS[kind].effects
  const share = severity / 100
  return {
    distanceBlur: distanceBlur * share,
    nearBlur: nearBlur * share,
    yellowing: yellowing * share,
    contrastLoss: contrastLoss * share,
    glare: glare * share,
  }
}

/** Returns kind and severity: 'Ядерная, выраженность 40 %'. */
export const nameOf = (kind: CataractKind, severity: number): string =>
  `${KINDS[kind].title}, выраженность ${severity} %`

/** Describes what the picture shows. */
export function inWords(kind: CataractKind, severity: number, isBright: boolean): string {
  if (severity === 0) return 'Картина без изменений.'
  const size = severity < 34 ? 'слабые' : severity < 67 ? 'заметные' : 'сильные'
  const light = isBright ? ' Яркий свет усиливает засветку.' : ''
  return `Изменения ${size}. ${KINDS[kind].words}${light}`
}
