import { CLOSE_REASONS, inWords, LENS_TYPES, type IolRequest } from '#data/iolRequests/iolRequest'
import { formatDayTime } from '#domain/dates/dates'
import { EYES } from '#domain/lens'
import { joinedByDots } from '#domain/text/joinedByDots'
import { EyeMark } from '#parts/eyes/EyeMark'
import { StatusBadge, type StatusLooks } from '#ui/Badge'
import { Card } from '#ui/Card'
import { eyesInWords, ONLY_FRONT, patientInWords, rowsOf } from './lib/requestTable'
import { RequestActions } from './RequestActions'

const LOOKS: StatusLooks = {
  draft: { icon: 'file' },
  published: { icon: 'eye', tone: 'active' },
  closed: { icon: 'check', tone: 'done' },
}

/** Shows the measurements of a request, and its actions. */
export function RequestCard({ request }: { request: IolRequest }) {
  const { status, close, lensType, eyes, comment, author, isMine } = request
  const reason = close && inWords(CLOSE_REASONS, close.reason).toLowerCase()
  return (
    <Card
      title={patientInWords(request) || 'Код пациента не указан'}
      action={
        <StatusBadge
          status={reason ? { ...status, label: `${status.label}: ${reason}` } : status}
          looks={LOOKS}
        />
      }
    >
      <p className="small soft">
        {joinedByDots([
          inWords(LENS_TYPES, lensType) || 'Тип линзы не указан',
          eyesInWords(eyes),
          !isMine && [author.name, author.workPlace].filter(Boolean).join(', '),
          stateInWords(request),
        ])}
      </p>
      <RequestActions request={request} />
      <Measurements request={request} />
      {comment !== null && (
        <p className="iol-text">
          <span className="strong">Комментарий. </span>
          {comment}
        </p>
      )}
      {close !== null && close.comment !== null && (
        <p className="iol-text">
          <span className="strong">При закрытии. </span>
          {close.comment}
        </p>
      )}
    </Card>
  )
}

function stateInWords({ publishedAt, closedAt, updatedAt }: IolRequest): string {
  if (closedAt !== null) return `закрыт ${formatDayTime(closedAt)}`
  return publishedAt === null
    ? `сохранён ${formatDayTime(updatedAt)}`
    : `опубликован ${formatDayTime(publishedAt)}`
}

function Measurements({ request }: { request: IolRequest }) {
  const rows = rowsOf(request)
  if (rows.length === 0) return <p className="soft">Измерений пока нет.</p>
  return (
    <>
      <table className="iol-table iol-table--eyes">
        <caption className="visually-hidden">Измерения</caption>
        <thead>
          <tr>
            <th scope="col">Измерение</th>
            {request.eyes.map(({ eye }) => (
              <th scope="col" key={eye}>
                <span className="iol-table__eye">
                  <EyeMark eye={eye} small />
                  {EYES[eye].name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, result }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                <td
                  key={request.eyes[place]?.eye ?? place}
                  data-result={result?.name}
                  data-value={result?.values[place]}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{ONLY_FRONT}</p>
    </>
  )
}
