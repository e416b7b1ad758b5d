import { Suspense, useState } from 'react'
import { lazyComponent } from '#host/loading/lazyComponent'
import { formatDate } from '#domain/dates/dates'
import { Button } from '#ui/controls/Button'

const CodeDialog = lazyComponent(() =>
  import('#features/club/promoCodes/CodeDialog').then(({ CodeDialog }) => CodeDialog),
)

/** 'Показать код': shows the code full screen to the person who hands out the lenses. */
export function ShowCode({ code, until }: { code: string; until: string | null }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button loads onClick={() => setShown(true)}>
        Показать код
      </Button>
      <Suspense>
        {isShown && (
          <CodeDialog
            title="Код для оптики"
            code={code}
            what="кода"
            note={`Забрать до ${formatDate(until)}`}
            onClosed={() => setShown(false)}
          />
        )}
      </Suspense>
    </>
  )
}
