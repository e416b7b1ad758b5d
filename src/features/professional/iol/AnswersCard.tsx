import { useState } from 'react'
import type { IolAnswer, IolRecommendation, IolRequest } from '#data/iolRequests/iolRequest'
import { useIolAnswersQuery } from '#data/iolRequests/iolRequestsApi'
import { formatDayTime } from '#domain/dates/dates'
import { Badge } from '#ui/Badge'
import { LoadedCard } from '#ui/LoadedCard'
import { AnswerForm } from './AnswerForm'
import { actionsOf } from './lib/actions'
import { recommendationLines } from './lib/requestTable'

/** Shows the thread of answers, and the form for those who may answer. */
export function AnswersCard({ request }: { request: IolRequest }) {
  const actions = actionsOf(request)
  // If the request is closed while somebody is typing, the form stays and shows the error of the server.
  const [begun] = useState(actions)
  const [isTyped, setTyped] = useState(false)
  const may = (action: 'answer' | 'recommend') => actions.has(action) || (isTyped && begun.has(action))
  return (
    <LoadedCard
      title="Ответы"
      after={
        may('answer') && <AnswerForm request={request} recommends={may('recommend')} onTyped={setTyped} />
      }
      // The thread is refetched, because somebody may have answered since it was last open.
      query={useIolAnswersQuery(String(request.id), { refetchOnMountOrArgChange: true })}
      failure="Ответы не загрузились"
      skeleton={{ label: 'Загружаем ответы', heights: [64, 64] }}
      empty={
        <p className="soft">
          {actions.has('recommend') ? 'Ответов пока нет: ваш будет первым.' : 'Ответов пока нет.'}
        </p>
      }
    >
      {(answers) => (
        <ol className="list iol-thread">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerView answer={answer} />
            </li>
          ))}
        </ol>
      )}
    </LoadedCard>
  )
}

const AnswerView = ({
  answer: { author, isMine, createdAt, text, recommendation },
}: {
  answer: IolAnswer
}) => (
  <article className="iol-answer">
    <p className="row">
      <span className="strong">{isMine ? 'Вы' : author.name}</span>
      {author.role === 'expert' && <Badge icon="star" tone="active" label="Эксперт" />}
      <span className="small soft num">{formatDayTime(createdAt)}</span>
    </p>
    <p className="iol-text">{text}</p>
    {recommendation && <Recommendation recommendation={recommendation} />}
  </article>
)

const Recommendation = ({ recommendation }: { recommendation: IolRecommendation }) => (
  <div className="iol-lens">
    <table className="iol-table">
      <caption className="small soft">Рекомендация эксперта</caption>
      <tbody>
        {recommendationLines(recommendation).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
