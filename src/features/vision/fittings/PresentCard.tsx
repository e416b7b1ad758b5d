import { daysBetween, formatDate, formatDaysUntil } from '#domain/dates/dates'
import { count } from '#domain/numbers/counts'
import { type Fitting, latestFitting, unshownLenses } from '#data/fittings/fitting'
import { areDifferent } from '#data/fittings/changes'
import type { LensesInfo } from '#data/profile/profile'
import { EYES, formatPower, type Lens, lensInOneLine } from '#domain/lens'
import type { RemoteData } from '#domain/remoteData'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { TextLink } from '#ui/controls/TextLink'
import { currentTime } from '#domain/dates/clock'
import { joinedByDots } from '#domain/text/joinedByDots'
import { otherParameters } from '#data/catalogue/lensOffers'
import { EyeMark } from '#parts/eyes/EyeMark'
import { prescribed, type Prescription, told } from './prescription'
import { PrescriptionCopies, ShowPrescription } from './PrescriptionActions'
import { EyeDial } from './EyeDial'

interface PresentCardProps {
  selections: Fitting[]
  /** The lenses that the customer has entered in 'Мои данные'. */
  own: RemoteData<LensesInfo>
}

/** Shows the current lenses: those that the specialist selected, else those of 'Мои данные'. */
export function PresentCard({ selections, own }: PresentCardProps) {
  const fitting = latestFitting(selections)
  const info = own.state === 'known' && own.value.lenses.length > 0 ? own.value : undefined
  if (!fitting && !info) {
    return (
      <Card title="Ваши параметры">
        <Loaded query={own} failure="Ваши линзы не загрузились">
          {() => <NoParameters unshown={unshownLenses(selections)} />}
        </Loaded>
      </Card>
    )
  }
  const prescription = fitting ? prescribed(fitting, selections) : told(info?.lenses ?? [], selections)
  return <Parameters fitting={fitting} own={info} prescription={prescription} />
}

const NoParameters = ({ unshown }: { unshown: string | null }) => (
  <div className="no-parameters">
    <EmptyNote>
      {unshown === null
        ? 'Параметров пока нет. Их определит специалист на подборе линз, или укажите свои в «Моих данных».'
        : `${unshown}. Укажите свои в «Моих данных».`}
    </EmptyNote>
    <div className="row">
      <ButtonLink to="/optics/?book=">Записаться</ButtonLink>
      <ButtonLink variant="secondary" to="/profile/">
        Указать свои линзы
      </ButtonLink>
    </div>
    <FittingInterest />
  </div>
)

interface ParametersProps {
  fitting: Fitting | undefined
  own: LensesInfo | undefined
  prescription: Prescription
}

function Parameters({ fitting, own, prescription }: ParametersProps) {
  const ownLenses = own?.lenses ?? []
  const titles = [...new Set(prescription.lenses.map(({ title }) => title))].filter(Boolean)
  const shared = sharedParameters(prescription.lenses)
  return (
    <section className="card present" part="card" aria-label="Ваши параметры">
      <h2 className="visually-hidden">Ваши параметры</h2>
      <LargeEyes lenses={prescription.lenses} shared={shared} />
      <div className="present__note">
        <p className="small">{joinedByDots([titles.join(', '), shared])}</p>
        {prescription.unshown !== null && <Notice>{prescription.unshown}</Notice>}
        <p className="small soft">
          {prescription.source}
          {prescription.at !== null && `, ${formatDate(prescription.at)}`}
          {fitting?.replacementDays != null &&
            fitting.replacementDays > 0 &&
            `. Замена линз через ${count(fitting.replacementDays, ['день', 'дня', 'дней'])}`}
        </p>
        <p className="small soft">
          OD — правый глаз, OS — левый: так их обозначают в рецептах и на упаковке.
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
        <PrescriptionCopies prescription={prescription} />
      </div>
      <div className="present__side">
        {fitting && <NextVisit at={fitting.nextVisitAt} />}
        <ShowPrescription prescription={prescription} />
      </div>
    </section>
  )
}

/** A visit within this number of days is announced as near. */
const SOON = 14

function NextVisit({ at }: { at: string | null }) {
  if (at === null) {
    return (
      <>
        <p>Линзы советуют проверять раз в полгода.</p>
        <Book />
      </>
    )
  }
  const days = daysBetween(currentTime().toISOString(), at)
  if (days > SOON) {
    return (
      <p>
        <span className="small soft">Следующая проверка: </span>
        <span className="present__day">{formatDate(at)}</span>
      </p>
    )
  }
  return (
    <>
      <p>
        <span className="small soft">
          {days < 0 ? 'Пора проверить зрение: визит был назначен на' : 'Скоро проверка зрения:'}{' '}
        </span>
        <span className="present__day">{formatDate(at)}</span>
        <span className="small soft">, {formatDaysUntil(at)}</span>
      </p>
      <Book />
    </>
  )
}

const Book = () => (
  <ButtonLink variant="secondary" to="/optics/?book=">
    Записаться
  </ButtonLink>
)

interface LargeEyesProps {
  lenses: readonly Lens[]
  /** The parameters that both lenses have in common; they are shown once beside the eyes. */
  shared: string
}

/** Shows the power of each eye in large type; the axis of a toric lens is drawn on a scale around the eye. */
const LargeEyes = ({ lenses, shared }: LargeEyesProps) => (
  <ul className="present__eyes">
    {lenses.map((lens) => (
      <li key={lens.eye} className="present__eye">
        {lens.axis === null ? <EyeMark eye={lens.eye} /> : <EyeDial eye={lens.eye} axis={lens.axis} />}
        <span className="small soft">
          {EYES[lens.eye].name} глаз<span className="visually-hidden">, {EYES[lens.eye].mark}, </span>
        </span>
        <b className="present__power">{formatPower(lens.sphere)}</b>
        {otherParameters(lens) !== shared && <span className="small">{otherParameters(lens)}</span>}
      </li>
    ))}
  </ul>
)

/** Returns the parameters other than the power if all lenses agree in them, else ''. */
function sharedParameters(lenses: readonly Lens[]): string {
  const [one = '', ...others] = new Set(lenses.map(otherParameters))
  return others.length === 0 ? one : ''
}
