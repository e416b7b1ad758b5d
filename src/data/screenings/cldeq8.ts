import { answersOf, asked, type Questionnaire } from './questionnaire'

/*
 * The wording is our own, not a validated translation: the shop inserts the licensed text here (contract
 * 18.5).
 */

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

export const cldeq8: Questionnaire = {
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
  cutoffSource: 'Cont Lens Anterior Eye 2016;39:342',
}
