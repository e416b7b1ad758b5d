import { useState } from 'react'
import type { Receipt } from '../../../data/receipts/receipt'
import { useReceiptsQuery } from '../../../data/receipts/receiptsApi'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyNote } from '../../../ui/EmptyNote'
import { Loaded } from '../../../ui/Loaded'
import { Notice } from '../../../ui/Notice'
import { ShowMore } from '../../../ui/ShowMore'
import { Skeleton } from '../../../ui/Skeleton'
import { StyleSheet } from '../../../ui/StyleSheet'
import { TextLink } from '../../../ui/TextLink'
import { FeedbackDialog } from './FeedbackDialog'
import { ManualReceiptDialog } from './ManualReceiptDialog'
import { MoneybackDialog } from './MoneybackDialog'
import { Moneybacks } from './Moneybacks'
import { ReceiptItem } from './ReceiptItem'
import css from './receipts.css'
import { UploadCard } from './UploadCard'

type Open = { name: 'manual' } | { name: 'feedback' | 'moneyback'; receipt: Receipt }

/** Receipts: sending them, what became of each, and money back for what they list. */
export function ReceiptsView() {
  const query = useReceiptsQuery()
  const [open, setOpen] = useState<Open>()
  const [done, setDone] = useState<string>()
  const onClosed = () => setOpen(undefined)
  const onDone = (text: string) => {
    setDone(text)
    onClosed()
  }
  return (
    <>
      <StyleSheet href={css} />
      <TextLink to="/points/" before="left">
        История баллов
      </TextLink>
      <UploadCard />
      {done !== undefined && <Notice tone="done">{done}</Notice>}
      <Card
        title="Ваши чеки"
        action={
          <Button variant="secondary" small onClick={() => setOpen({ name: 'manual' })}>
            Ввести данные чека
          </Button>
        }
      >
        <Loaded
          query={query}
          failure="Чеки не загрузились"
          skeleton={<Skeleton label="Загружаем чеки" heights={[24, 48, 24, 48]} />}
          empty={<EmptyNote>Чеков пока нет. Загрузите первый, и он появится здесь.</EmptyNote>}
        >
          {(receipts) => (
            <ShowMore items={receipts} keyOf={({ id }) => id}>
              {(receipt) => (
                <ReceiptItem
                  receipt={receipt}
                  onFeedback={() => setOpen({ name: 'feedback', receipt })}
                  onMoneyback={() => setOpen({ name: 'moneyback', receipt })}
                />
              )}
            </ShowMore>
          )}
        </Loaded>
      </Card>
      <Moneybacks />
      {open?.name === 'manual' && (
        <ManualReceiptDialog onSent={() => onDone('Чек отправлен на проверку')} onClosed={onClosed} />
      )}
      {open?.name === 'moneyback' && (
        <MoneybackDialog
          receipt={open.receipt}
          onSent={() => onDone('Запрос на возврат денег отправлен')}
          onClosed={onClosed}
        />
      )}
      {open?.name === 'feedback' && (
        <FeedbackDialog messages={[]} about={`Чек № ${open.receipt.id}: `} onClosed={onClosed} />
      )}
    </>
  )
}
