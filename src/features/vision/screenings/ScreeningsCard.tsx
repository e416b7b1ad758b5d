import { formatNumber } from '#domain/numbers/counts'
import { formatDate } from '#domain/dates/dates'
import { lookup } from '#domain/lookup'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { QUESTIONNAIRES } from '#data/screenings/questionnaires'
import { changeInWords, isOnScale, resultsOf } from '#data/screenings/score'
import type { DryEyeResult } from '#data/screenings/screening'
import { useDryEyeResultsQuery } from '#data/screenings/screeningsApi'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LineChart } from '#ui/graphics/LineChart'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { ScoreScale } from '#parts/screenings/ScoreScale'
import scaleCss from '../../../parts/screenings/screeningResult.css'
import css from './screenings.css'

/** Number of older results in the chart, besides the last two. */
const SHOWN = 10

/**
 * Shows a card for each questionnaire, with the last result on its scale and the change since the one before.
 */
export function ScreeningsCard() {
  const results = useDryEyeResultsQuery()
  return (
    <section className="tests" aria-label="Тесты на сухость и дискомфорт">
      <StyleSheet href={css} />
      <StyleSheet href={scaleCss} />
      <h2 className="visually-hidden">Тесты на сухость и дискомфорт</h2>
      <Loaded
        query={results}
        failure="Результаты тестов не загрузились"
        skeleton={<CardSkeleton label="Загружаем результаты тестов" heights={[24, 24, 96, 40]} />}
      >
        {(all) => (
          <div className="tests__cards">
            {Object.values(QUESTIONNAIRES).map((questionnaire) => (
              <Screening
                key={questionnaire.code}
                questionnaire={questionnaire}
                results={resultsOf(all, questionnaire.code)}
              />
            ))}
            <OtherResults
              results={all.filter(({ testCode }) => lookup(QUESTIONNAIRES, testCode) === undefined)}
            />
          </div>
        )}
      </Loaded>
      <p className="small soft">Несколько вопросов о самочувствии. Это скрининг, а не диагноз.</p>
    </section>
  )
}

/** Lists results of tests that this page does not offer. */
function OtherResults({ results }: { results: DryEyeResult[] }) {
  if (results.length === 0) return null
  return (
    <div className="card" part="card">
      <h3>Другие тесты</h3>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            {[formatDate(result.createdAt), scoreInWords(result), result.level.label]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns '6 из 24'; '6' if nothing tells the scale. */
const scoreInWords = ({ score, maxScore }: DryEyeResult, { max }: { max?: number } = {}): string =>
  [score, maxScore ?? max ?? null].flatMap((one) => (one === null ? [] : formatNumber(one))).join(' из ')

interface ScreeningProps {
  questionnaire: Questionnaire
  /** Results of one test, newest first. */
  results: DryEyeResult[]
}

function Screening({ questionnaire, results: [last, before, ...older] }: ScreeningProps) {
  const { code, title, found, notFound } = questionnaire
  const compared = [last, before, ...older.slice(0, SHOWN)].flatMap((result) =>
    result && isOnScale(questionnaire, result) ? result : [],
  )
  const trend = compared
    .toReversed()
    .flatMap(({ createdAt, score }) => (createdAt === null ? [] : { at: createdAt, value: score }))
  const verdicts: Partial<Record<string, string>> = { none: notFound, positive: found }
  return (
    <div className="card" part="card">
      <h3>{title}</h3>
      {last ? (
        <p>
          {[formatDate(last.createdAt), scoreInWords(last, questionnaire)].filter(Boolean).join(': ')}.{' '}
          {lookup(verdicts, last.level.code) ?? last.level.label}
        </p>
      ) : (
        <p className="soft">Вы ещё не проходили этот тест.</p>
      )}
      {last && before && compared[0] === last && compared[1] === before && (
        <p className="small">{changeInWords(questionnaire, last.score - before.score)}</p>
      )}
      {last && compared[0] === last && (
        <ScoreScale
          questionnaire={questionnaire}
          total={last.score}
          before={compared[1] === before ? before?.score : undefined}
        />
      )}
      {trend.length > 2 && (
        <LineChart
          label={`Как менялся результат: ${title}`}
          series={[{ name: 'Баллы', points: trend }]}
          format={String}
        />
      )}
      <div className="card__foot">
        <ButtonLink variant="secondary" small to={`/selection/?test=${code}`}>
          {last ? 'Пройти ещё раз' : 'Пройти тест'}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </div>
  )
}
