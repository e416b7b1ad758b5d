import type { Reminder } from '#data/reminders/reminder'
import { EyePowers } from '#parts/eyes/EyePowers'
import { remindInWords } from './stepTexts'

/** Lists the lenses with their eyes, and says when to buy them. */
export function LensesBody({ reminder: { title, lenses, remindAt } }: { reminder: Reminder }) {
  return (
    <>
      {lenses.length > 0 && <EyePowers lenses={lenses} />}
      <div>
        <p>{title}</p>
        {remindAt !== null && <p className="soft">{remindInWords(remindAt)}</p>}
      </div>
    </>
  )
}
