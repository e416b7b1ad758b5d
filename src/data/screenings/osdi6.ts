import { answersOf, asked, type Questionnaire } from './questionnaire'

/*
 * The wording is our own, not a validated translation: the shop inserts the licensed text here (contract
 * 18.4).
 */

const HOW_OFTEN_LATELY = answersOf(['никогда', 'иногда', 'часто', 'почти всё время', 'постоянно'])

export const osdi6: Questionnaire = {
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
  source: 'Pult & Wolffsohn, Ocul Surf 2019',
  cutoffSource: 'TFOS DEWS III, 2025',
}
