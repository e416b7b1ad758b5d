import { useState } from 'react'
import { useSampleProductsQuery } from '#data/trial/samplesApi'
import { DraftNote } from '#forms/DraftNote'
import { FormStyles } from '#forms/FormStyles'
import { DoneNotice } from '#ui/states/DoneNotice'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { CardBones } from '../CardBones'
import { RequestCard } from './RequestCard'
import { SampleCard } from './SampleCard'
import { leftBeside } from './sampleChoice'
import { SampleOrders } from './SampleOrders'
import css from './samples.css'
import { useLines } from './useLines'

/** Shows the samples: the products, the order in progress, and the orders that were sent. */
export function SamplesPage() {
  const products = useSampleProductsQuery()
  const { lines, draft, add, remove, onSent } = useLines(products.data)
  // The notice takes the focus after each press, because the pressed button has gone; the counter makes that
  // work for the same text, too.
  const [done, setDone] = useState({ text: '', press: 0 })
  const onDone = (text: string) => setDone({ text, press: done.press + 1 })
  return (
    <>
      <FormStyles />
      <StyleSheet href={css} />
      <DraftNote {...draft} />
      <Loaded
        query={products}
        failure="Образцы не загрузились"
        skeleton={<CardBones label="Загружаем образцы" cards={3} heights={[48, 72, 72]} />}
        empty={
          <EmptyState title="Образцов пока нет">Они появятся здесь, когда их откроют для вас.</EmptyState>
        }
      >
        {(all) => (
          <div className="samples">
            {all.map((product) => (
              <SampleCard
                key={product.productId}
                product={product}
                left={leftBeside(product, lines)}
                onAdded={(added) => {
                  onDone('')
                  add(added)
                }}
              />
            ))}
          </div>
        )}
      </Loaded>
      {done.text !== '' && <DoneNotice key={done.press}>{done.text}</DoneNotice>}
      {lines.length > 0 && (
        <RequestCard
          lines={lines}
          onRemoved={(line) => {
            remove(line)
            onDone(`Убрано: ${line.title}`)
          }}
          onSent={(sent) => {
            onSent(sent)
            onDone('Заявка отправлена')
          }}
        />
      )}
      <SampleOrders />
    </>
  )
}
