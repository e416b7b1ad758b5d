import { useRef, useState } from 'react'
import type { SampleProduct } from '#data/trial/sample'
import { EYES, type Eye, type LensRange } from '#domain/lens'
import { EyeMark } from '#parts/eyes/EyeMark'
import { EyeName } from '#parts/eyes/EyeName'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { Blister } from '#ui/graphics/Blister'
import { classes } from '#ui/lib/classes'
import { PictureThumb } from '#ui/PictureThumb'
import { askedOf, fixedIn, isBegun, lensOf, onlyLensIn, type Line, type Picked } from './sampleChoice'

interface SampleCardProps {
  product: SampleProduct
  /**
   * How many more can be ordered within the limit, given the lines in the order; null if the limit cannot be
   * read.
   */
  left: number | null
  onAdded: (lines: Line[]) => void
}

/** The message about the last press. */
interface Said {
  text: string
  isWrong?: true
}

/** Largest number in the list of quantities: the limit may be any number. */
const MOST_AT_ONCE = 50

const BOTH: Record<Eye, Picked> = { right: {}, left: {} }
const EYE_NAMES = ['right', 'left'] as const

const iconOf = (kind: string) =>
  kind === 'solution'
    ? PRODUCT_ICONS.solutions
    : kind === 'drops'
      ? PRODUCT_ICONS.drops
      : PRODUCT_ICONS.lenses

/** Offers one product: the number within the limit and, for lenses, the parameters of each eye. */
export function SampleCard({ product, left, onAdded }: SampleCardProps) {
  const { title, picture, kind, limit, range } = product
  const [said, setSaid] = useState<Said>()
  const note = useRef<HTMLParagraphElement>(null)
  const onChosen = (lines: Line[]) => {
    const added = lines.reduce((sum, { item }) => sum + item.quantity, 0)
    // The pressed button goes with the last of the limit.
    if (left !== null && added >= left) note.current?.focus()
    onAdded(lines)
  }
  const about = range === null || range === 'unreadable' ? '' : fixedIn(range)
  return (
    <Card
      title={title}
      className={classes('sample', range !== null && 'sample--lenses', about === '' && 'sample--plain')}
    >
      <PictureThumb address={picture} icon={iconOf(kind)} />
      {about !== '' && <p className="sample__about small soft">{about}</p>}
      {left !== null && (
        <div className="sample__limit">
          <p className="small num">
            Осталось {Math.max(0, left)}
            {limit !== null && ` из ${limit}`}
          </p>
          {limit !== null && limit > 0 && <Blister total={limit} left={Math.max(0, left)} />}
        </div>
      )}
      {left === null ? (
        <p className="sample__note">Лимит не удалось показать</p>
      ) : left <= 0 ? (
        <p className="sample__note">
          <Badge
            icon="lock"
            label={product.left !== null && product.left <= 0 ? 'Лимит исчерпан' : 'Всё в заявке'}
          />
        </p>
      ) : range === 'unreadable' ? (
        <p className="sample__note">Параметры линз не удалось показать</p>
      ) : (
        <SampleChoice product={product} range={range} left={left} onAdded={onChosen} onSaid={setSaid} />
      )}
      <p
        ref={note}
        tabIndex={-1}
        className={classes('sample__note', said?.isWrong ? 'error' : 'small soft')}
        role={said?.isWrong ? 'alert' : 'status'}
      >
        {said?.text}
      </p>
    </Card>
  )
}

interface SampleChoiceProps extends Pick<SampleCardProps, 'product' | 'onAdded'> {
  range: LensRange | null
  left: number
  onSaid: (said: Said) => void
}

/** Asks for the parameters and the number, and adds them to the order. */
function SampleChoice({ product, range, left, onAdded, onSaid }: SampleChoiceProps) {
  const { productId, title } = product
  const [picked, setPicked] = useState(BOTH)
  const [quantity, setQuantity] = useState(1)
  const amount = Math.min(quantity, left)
  const onPressed = () => {
    const lines = range
      ? linesOf(product, range, picked, amount)
      : [{ title, item: { productId, quantity: amount } }]
    const problem =
      typeof lines === 'string'
        ? lines
        : lines.length * amount > left
          ? `По лимиту осталось ${left}`
          : undefined
    onSaid(problem === undefined ? { text: 'Добавлено в заявку' } : { text: problem, isWrong: true })
    if (problem !== undefined || typeof lines === 'string') return
    onAdded(lines)
    setPicked(BOTH)
    setQuantity(1)
  }
  return (
    <>
      {range && (
        <div className={classes('sample__eyes', askedOf(range).length < 2 && 'sample__eyes--short')}>
          {EYE_NAMES.map((eye) => (
            <EyeFields
              key={eye}
              eye={eye}
              range={range}
              picked={picked[eye]}
              onPicked={(change) => setPicked({ ...picked, [eye]: { ...picked[eye], ...change } })}
            />
          ))}
        </div>
      )}
      <div className="sample__foot">
        <LabelledSelect
          label={range ? 'Упаковок на глаз' : 'Количество'}
          value={String(amount)}
          onChosen={(chosen) => setQuantity(Number(chosen))}
        >
          {Array.from({ length: Math.min(left, MOST_AT_ONCE) }, (_, place) => (
            <option key={place} value={place + 1}>
              {place + 1}
            </option>
          ))}
        </LabelledSelect>
        <Button variant="secondary" aria-label={`Добавить в заявку: ${title}`} onClick={onPressed}>
          Добавить в заявку
        </Button>
      </div>
    </>
  )
}

/** Returns a line for each eye that was filled in, or an error message if a parameter is missing. */
function linesOf(
  product: SampleProduct,
  range: LensRange,
  picked: Record<Eye, Picked>,
  quantity: number,
): Line[] | string {
  const eyes = EYE_NAMES.filter((eye) => isBegun(picked[eye]))
  if (eyes.length === 0) return 'Выберите параметры хотя бы одного глаза'
  const lines: Line[] = []
  for (const eye of eyes) {
    const lens = lensOf(range, picked[eye])
    if (lens === undefined) return `${EYES[eye].name} глаз: выберите все параметры`
    lines.push({ title: product.title, eye, item: { productId: product.productId, quantity, ...lens } })
  }
  return lines
}

interface EyeFieldsProps {
  eye: Eye
  range: LensRange
  picked: Picked
  onPicked: (change: Picked) => void
}

function EyeFields({ eye, range, picked, onPicked }: EyeFieldsProps) {
  const asked = askedOf(range)
  // If there are no parameters to choose, the eye itself is a checkbox.
  if (asked.length === 0)
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={picked.isWanted === true}
          onChange={({ target }) => onPicked({ isWanted: target.checked })}
        />
        <span>
          {[`${EYES[eye].name} глаз, ${EYES[eye].mark}`, onlyLensIn(range)].filter(Boolean).join(': ')}
        </span>
      </label>
    )
  return (
    <fieldset className={classes('sample__eye', asked.length === 1 && 'sample__eye--short')}>
      <legend>
        <EyeMark eye={eye} small />
        <span>
          <EyeName eye={eye} />
        </span>
      </legend>
      {asked.map(({ name, label, options }) => (
        <LabelledSelect
          key={name}
          label={label}
          value={picked[name] ?? ''}
          onChosen={(value) => onPicked({ [name]: value })}
        >
          <option value="">Не выбрано</option>
          {options.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </LabelledSelect>
      ))}
    </fieldset>
  )
}
