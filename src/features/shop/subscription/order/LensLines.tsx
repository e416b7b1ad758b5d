import { Suspense } from 'react'
import type { SubscriptionLens } from '#data/subscription/subscription'
import { lazyComponent } from '#host/loading/lazyComponent'
import { LensLine } from './LensLine'

const EyelessLine = lazyComponent(() => import('./EyelessLine').then(({ EyelessLine }) => EyelessLine))

/** Lists the lenses of the order by eye. */
export const LensLines = ({ lenses }: { lenses: readonly SubscriptionLens[] }) => (
  <ul className="list">
    {lenses.map((lens, index) =>
      lens.eye === null ? (
        <Suspense key={index} fallback={<LensLine lens={lens} eye={undefined} />}>
          <EyelessLine lens={lens} />
        </Suspense>
      ) : (
        <LensLine key={index} lens={lens} eye={lens.eye} />
      ),
    )}
  </ul>
)
