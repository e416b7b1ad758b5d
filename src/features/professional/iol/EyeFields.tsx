import { useFormikContext } from 'formik'
import { Fragment, useId, useState, type CSSProperties } from 'react'
import { MEASURES, TEXT_MOST, type MeasureName } from '#data/iolRequests/measures'
import { isToric } from '#data/iolRequests/iolRequest'
import { EYES, type Eye } from '#domain/lens'
import { formatNumber } from '#domain/numbers/counts'
import { parseNumber } from '#domain/numbers/parseNumber'
import { normalAxis } from '#domain/optics/axis'
import { TextareaField } from '#forms/fields/TextareaField'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Icon } from '#ui/Icon'
import { AxisDial } from '../calculator/AxisDial'
import { outcomeOf } from '../calculator/mode'
import { sia } from '../calculator/modes/sia'
import { ResultView } from '../calculator/ResultView'
import { isNeeded } from './lib/faults'
import { draftOf, nameOf, type IolForm } from './lib/iolForm'
import { ONLY_FRONT } from './lib/requestTable'
import { warningsOf, type Warning } from './lib/warnings'
import { MeasureField } from './MeasureField'

/** Returns the axis of K2 at a right angle to that of K1; '' while K1's is incomplete. */
function proposedAxis(k1Axis: string): string {
  const degrees = parseNumber(k1Axis)
  return degrees === undefined || degrees < 0 || degrees > 180 ? '' : formatNumber(normalAxis(degrees + 90))
}

/** The measurements in pairs: the fields of a pair are side by side. */
const PAIRS = MEASURES.flatMap((first, place) =>
  place % 2 === 0 ? [[first, ...MEASURES.slice(place + 1, place + 2)]] : [],
)
/** Each pair has four rows of the grid: labels, fields, errors and warnings. */
const ROWS = { '--rows': PAIRS.length * 4 } as CSSProperties

/** Asks for the measurements of one eye. */
export function EyeFields({ eye, values }: { eye: Eye; values: IolForm }) {
  const id = useId()
  const { setFieldValue } = useFormikContext<IolForm>()
  const warnings = warningsOf(draftOf(values).eyes).filter((one) => one.eye === eye)
  /**
   * The proposed axis of K2 as long as it is in the field; '' if the axis was typed, even if both are equal.
   */
  const [proposal, setProposal] = useState('')
  const k2Axis = values[nameOf(eye, 'k2Axis')]
  const onTyped = (name: MeasureName, typed: string) => {
    if (name === 'k2Axis') setProposal('')
    // The proposal follows the axis of K1 until another axis is typed.
    if (name !== 'k1Axis' || (k2Axis !== '' && k2Axis !== proposal)) return
    const next = proposedAxis(typed)
    setProposal(next)
    void setFieldValue(nameOf(eye, 'k2Axis'), next)
  }
  return (
    // This is a div with a role, because a fieldset cannot be part of a subgrid.
    <div className="iol-eye" role="group" aria-labelledby={id} style={ROWS}>
      <p className="iol-eye__name" id={id}>
        <EyeMark eye={eye} />
        <span>
          {EYES[eye].mark}, {EYES[eye].name.toLowerCase()} глаз
        </span>
      </p>
      <div className="fields fields--pairs">
        {PAIRS.map((pair) => (
          <Fragment key={pair[0]?.name}>
            {pair.map((measure) => (
              <MeasureField
                key={measure.name}
                {...{ eye, measure }}
                isNeeded={isNeeded(measure, values.lensType)}
                cautions={
                  warnings.some(({ name }) => name === measure.name) ? `${id}${measure.name}` : undefined
                }
                hint={
                  measure.name === 'k2Axis' && k2Axis !== '' && k2Axis === proposal
                    ? 'Предложена: K1 + 90°'
                    : undefined
                }
                onTyped={(typed) => onTyped(measure.name, typed)}
              />
            ))}
            <div className="iol-cautions">
              {pair.map(({ name }) => (
                <Cautions
                  key={name}
                  id={`${id}${name}`}
                  warnings={warnings.filter((one) => one.name === name)}
                />
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      <TextareaField
        name={nameOf(eye, 'history')}
        label={`Анамнез, ${EYES[eye].mark}`}
        maxLength={TEXT_MOST}
        optional
      />
      {isToric(values.lensType) && <AfterIncision eye={eye} values={values} />}
    </div>
  )
}

/** Lists the unusual values of a measurement. These are warnings, not errors; a double line marks them. */
function Cautions({ id, warnings }: { id: string; warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <div className="iol-caution" id={id}>
      <Icon name="eye" size={20} />
      <div>
        {warnings.map(({ text }) => (
          <p key={text}>
            <b>Проверьте измерение.</b> {text}.
          </p>
        ))}
      </div>
    </div>
  )
}

/** Shows the astigmatism after the incision for a toric lens; '—' until all its values are typed. */
function AfterIncision({ eye, values }: { eye: Eye; values: IolForm }) {
  const typed = Object.fromEntries(
    (['k1', 'k2', 'sia', 'incision'] as const).map((name) => [name, values[nameOf(eye, name)]]),
  )
  const all = { ...typed, 'k2-axis': values[nameOf(eye, 'k2Axis')] }
  const outcome = outcomeOf(sia, all)
  const { mark } = EYES[eye]
  return (
    <div className="iol-eye__after">
      <AxisDial eye={mark} marks={outcome?.marks ?? []} />
      <ResultView mode={sia} typed={all} outcome={outcome} eye={mark} />
      <p className="small soft">{ONLY_FRONT}</p>
    </div>
  )
}
