import { api } from '../../api/api'
import { call } from '../../api/call'
import { fillBasketFromWizard } from '../../api/generated/subscription'
import { toWire } from '../../api/toWire'
import type { Basket } from '../basket/basket'
import { takeBasketOver } from '../basket/basketEditsApi'
import { basketTags, basketWrite } from '../basket/basketWriteApi'
import { isFilled, withKeptGoods } from './replacement'
import type { WizardChoice } from './subscription'

/** A set of lenses into the basket, by subscription or once. */
export const wizardApi = api.injectEndpoints({
  endpoints: (build) => ({
    fillBasketFromWizard: build.mutation<Basket | null, WizardChoice>({
      ...basketWrite<WizardChoice>(
        () => 'eshop',
        (choice, { known, send }) => {
          const before = known()
          const isKept = before !== undefined && choice.mode !== 'default'
          const additional = isKept ? withKeptGoods(before, choice.additional) : choice.additional
          const set = { ...choice, additional }
          return send(
            call(fillBasketFromWizard, { body: toWire(set) }),
            (now) => before !== undefined && isFilled(set, before, now),
          )
        },
      ),
      onQueryStarted: takeBasketOver,
      invalidatesTags: basketTags(),
    }),
  }),
})

export const { useFillBasketFromWizardMutation } = wizardApi
