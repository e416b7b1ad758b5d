import { formatDate, type IsoDate } from '../../../domain/dates'
import { chatUrl } from '../../../host/config'
import { Anchor } from '../../../ui/Anchor'

/** A birthday that the customer may not change, and whom to ask. */
export function FixedBirthday({ birthday }: { birthday: IsoDate | null }) {
  return (
    <div className="field">
      <p className="small strong">Дата рождения</p>
      <p>{formatDate(birthday) || 'Не указана'}</p>
      <p className="hint">
        Изменить её здесь нельзя. Если в ней ошибка, напишите{' '}
        <Anchor href={chatUrl()} newTab>
          в чат поддержки
        </Anchor>
        .
      </p>
    </div>
  )
}
