import { formatDate, type IsoDate } from '#domain/dates/dates'
import { ChatLink } from '#ui/controls/ChatLink'

/** Shows a birthday that cannot be edited, and how to get it corrected. */
export function FixedBirthday({ birthday }: { birthday: IsoDate | null }) {
  return (
    <div className="field">
      <p className="small strong">Дата рождения</p>
      <p>{formatDate(birthday) || 'Не указана'}</p>
      <p className="hint">
        Изменить её здесь нельзя. Если в ней ошибка, напишите <ChatLink>в чат поддержки</ChatLink>.
      </p>
    </div>
  )
}
