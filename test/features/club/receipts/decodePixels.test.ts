import { decodePixels } from '../../../../src/features/club/receipts/qr/decodePixels'
import { photograph, shots } from '../../../support/receiptPictures'

const BILL = 't=20260227T1802&s=2480.00&fn=9960440300123456&i=77001&fp=2941837465&n=1'

it.each(Object.entries(shots))('the code of a receipt is read from a picture: %s', (_, shot) => {
  expect(decodePixels(photograph(BILL, shot))).toBe(BILL)
})

it('a picture without a code has none', () => {
  expect(decodePixels(photograph(BILL, { code: 8 }))).toBeUndefined()
})
