import { daysBetween, formatDate, formatDaysUntil } from '#domain/dates/dates'
import { count } from '#domain/numbers/counts'
import type { Fitting } from '#data/fittings/fitting'
import { areDifferent } from '#data/fittings/changes'
import type { LensesInfo } from '#data/profile/profile'
import { lensInOneLine } from '#domain/lens'
import type { RemoteData } from '#domain/remoteData'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { TextLink } from '#ui/controls/TextLink'
import { LensTable } from './LensTable'
import { prescribed, told } from './prescription'
import { PrescriptionActions } from './PrescriptionActions'
import { currentTime } from '#domain/dates/clock'

interface PresentCardProps {
  /** The newest selection with lenses. */
  fitting: Fitting | undefined
  /** The lenses that the customer has entered. */
  own: RemoteData<LensesInfo>
}

/** Shows the present lenses: the specialist's, else those of 'Мои данные'. */
export function PresentCard({ fitting, own }: PresentCardProps) {
  const info = own.state === 'known' && own.value.lenses.length > 0 ? own.value : undefined
  if (!fitting && !info) {
    return (
      <Card title="Ваши параметры">
        <Loaded query={own} failure="Ваши линзы не загрузились">
          {() => <NoParameters />}
        </Loaded>
      </Card>
    )
  }
  return <Parameters fitting={fitting} own={info} />
}

const NoParameters = () => (
  <>
    <EmptyNote>
      Параметров пока нет. Их определит специалист на подборе линз, или укажите свои в «Моих данных».
    </EmptyNote>
    <div className="row">
      <ButtonLink to="/optics/?book=">Записаться</ButtonLink>
      <ButtonLink variant="secondary" to="/profile/">
        Указать свои линзы
      </ButtonLink>
    </div>
    <FittingInterest />
  </>
)

function Parameters({ fitting, own }: { fitting: Fitting | undefined; own: LensesInfo | undefined }) {
  const ownLenses = own?.lenses ?? []
  const prescription = fitting ? prescribed(fitting) : told(ownLenses, own?.since ?? null)
  const titles = [...new Set(prescription.lenses.map(({ title }) => title))].filter(Boolean)
  return (
    <Card title="Ваши параметры">
      {titles.length > 0 && <p className="key">{titles.join(', ')}</p>}
      <LensTable lenses={prescription.lenses} inWords />
      <p className="small soft">OD — правый глаз, OS — левый: так их обозначают в рецептах и на упаковке.</p>
      <p className="small">
        {prescription.source}
        {prescription.at !== null && `, ${formatDate(prescription.at)}`}
        {fitting?.replacementDays != null &&
          fitting.replacementDays > 0 &&
          `. Замена линз через ${count(fitting.replacementDays, ['день', 'дня', 'дней'])}`}
      </p>
      {fitting && areDifferent(ownLenses, fitting.lenses) && (
        <Notice>
          <p>В «Моих данных» указаны другие линзы, чем подобрал специалист:</p>
          {ownLenses.map((lens) => (
            <p key={lens.eye} className="small">
              {lensInOneLine(lens)}
            </p>
          ))}
          <TextLink to="/profile/" after="right">
            Мои данные
          </TextLink>
        </Notice>
      )}
      {fitting && <NextVisit at={fitting.nextVisitAt} />}
      <PrescriptionActions prescription={prescription} />
    </Card>
  )
}

/** Number of days before a visit from which it is said to be due. */
const SOON = 14

function NextVisit({ at }: { at: string | null }) {
  if (at === null) {
    return (
      <div className="row">
        <p>Линзы советуют проверять раз в полгода.</p>
        <ButtonLink variant="secondary" small to="/optics/?book=">
          Записаться
        </ButtonLink>
      </div>
    )
  }
  const days = daysBetween(currentTime().toISOString(), at)
  if (days > SOON) return <p>Следующая проверка: {formatDate(at)}.</p>
  return (
    <Notice icon="clock">
      <p>
        {days < 0 ? 'Пора проверить зрение: визит был назначен на' : 'Скоро проверка зрения:'}{' '}
        {formatDate(at)}, {formatDaysUntil(at)}.
      </p>
      <ButtonLink small to="/optics/?book=">
        Записаться
      </ButtonLink>
    </Notice>
  )
}
