import { api } from '../../api/api'
import { call } from '../../api/call'
import { getServiceConfig } from '../../api/generated/service'
import type { Read } from '../../api/wire'
import { answer, camelRecord, number, texts } from '../../api/wire'

/** The server's limits on codes and uploads. */
export interface ShopLimits {
  smsCodeLength: number
  /** Seconds. */
  smsRetryAfter: number
  /** Size in bytes. */
  uploadMaxSize: number
  /** MIME types. */
  uploadTypes: string[]
}

/** Bytes that shops usually accept for a file; used until this shop has stated its limit. */
export const USUAL_UPLOAD_SIZE = 10 * 1024 * 1024

const shopLimits: Read<ShopLimits> = camelRecord({
  sms_code_length: number,
  sms_retry_after: number,
  upload_max_size: number,
  upload_types: texts,
})

export const shopLimitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shopLimits: build.query<ShopLimits, void>({
      query: () => call(getServiceConfig),
      responseSchema: answer(shopLimits),
    }),
  }),
})

export const { useShopLimitsQuery } = shopLimitsApi
