import type { ScreeningCode } from './screening'

/*
 * The questions as data (contract 18.4 and 18.5). The wording is ours, not a validated translation: the shop puts the
 * licensed text in here.
 */

export interface AnswerOption {
  label: string
  value: number
}

export interface Question {
  /** '1a': also how the questions of a questionnaire are told apart in a draft. */
  code: string
  text: string
  answers: readonly AnswerOption[]
}

export interface Questionnaire {
  code: ScreeningCode
  title: string
  /** Period that the questions ask about: 'За последнюю неделю'. */
  period: string
  questions: readonly Question[]
  max: number
  /** From this sum on the result is positive. */
  positiveFrom: number
  /** From this difference on a change is meaningful; null where nobody has shown one. */
  meaningfulChange: number | null
  found: string
  notFound: string
  source: string
}

const answersOf = (labels: readonly string[], first = 0): AnswerOption[] =>
  labels.map((label, index) => ({ label, value: first + index }))

const HOW_OFTEN_LATELY = answersOf(['никогда', 'иногда', 'часто', 'почти всё время', 'постоянно'])
const HOW_OFTEN = answersOf(['никогда', 'редко', 'иногда', 'часто', 'постоянно'])
const HOW_STRONG = answersOf(['не бывает', 'совсем не сильно', '2', '3', '4', 'очень сильно'])
const HOW_MANY_TIMES = answersOf(
  [
    'никогда',
    'реже раза в неделю',
    'раз в неделю',
    'несколько раз в неделю',
    'ежедневно',
    'несколько раз в день',
  ],
  1,
)

const asked = (code: string, text: string, answers: readonly AnswerOption[]): Question => ({
  code,
  text,
  answers,
})

const osdi6: Questionnaire = {
  code: 'osdi6',
  title: 'Тест на сухость глаз OSDI-6',
  period: 'За последнюю неделю',
  questions: [
    'Мешает ли вам свет, режет ли глаза от яркого света?',
    'Бывает ли зрение нечётким, например между морганиями?',
    'Мешают ли глаза водить машину или ехать в ней в темноте?',
    'Мешают ли глаза смотреть телевизор или заниматься похожими делами?',
    'Возникает ли дискомфорт на ветру?',
    'Возникает ли дискомфорт в помещениях с сухим воздухом?',
  ].map((text, index) => asked(String(index + 1), text, HOW_OFTEN_LATELY)),
  max: 24,
  positiveFrom: 4,
  meaningfulChange: null,
  found: 'Есть признаки сухости глаза',
  notFound: 'Признаков сухости глаза не найдено',
  source: 'Pult & Wolffsohn, Ocul Surf 2019; порог: TFOS DEWS III, 2025',
}

const cldeq8: Questionnaire = {
  code: 'cldeq8',
  title: 'Тест на дискомфорт в линзах CLDEQ-8',
  period: 'За последние две недели, в линзах',
  questions: [
    asked('1a', 'Как часто глазам некомфортно?', HOW_OFTEN),
    asked('1b', 'Насколько сильно к концу ношения?', HOW_STRONG),
    asked('2a', 'Как часто ощущается сухость?', HOW_OFTEN),
    asked('2b', 'Насколько сильно к концу ношения?', HOW_STRONG),
    asked('3a', 'Как часто зрение нечёткое, меняется при моргании?', HOW_OFTEN),
    asked('3b', 'Насколько заметно к концу ношения?', HOW_STRONG),
    asked('4', 'Как часто хотелось закрыть глаза, чтобы дать им отдых?', HOW_OFTEN),
    asked('5', 'Как часто хотелось прервать дела и снять линзы?', HOW_MANY_TIMES),
  ],
  max: 37,
  positiveFrom: 12,
  meaningfulChange: 3,
  found: 'Есть признаки дискомфорта в линзах',
  notFound: 'Признаков дискомфорта в линзах не найдено',
  source: 'Chalmers et al., Optom Vis Sci 2012;89:1435',
}

export const QUESTIONNAIRES: Record<ScreeningCode, Questionnaire> = { osdi6, cldeq8 }
