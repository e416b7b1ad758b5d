/** The calls without which an island is of no use, in the order in which it makes them. More are in the contract. */
const calls: [island: string, calls: string[]][] = [
  [
    'cabinet',
    [
      ...['login', 'getAccountInfo', 'getScore', 'getOrders', 'getNotifications'],
      ...['getAddresses', 'createAddress', 'logout'],
    ],
  ],
  ['specialist', ['login', 'getSpecialistProfile', 'logout']],
  ['login', ['sendConfirmCode', 'login', 'validateConfirmCode', 'register']],
  ['catalogue', ['getProducts', 'getCatalogueParams']],
  ['product', ['getProduct', 'getOffers', 'getProductParams', 'addBasketLenses', 'addBasketAdditional']],
  ['basket', ['getBasket', 'putBasketItems', 'removeBasketItem']],
  [
    'checkout',
    [
      ...[
        'getBasket',
        'getDeliveryServices',
        'getCheckoutAddresses',
        'getDeliveryPoints',
        'saveCheckoutAddress',
      ],
      ...['setCheckoutAddress', 'getDeliveryDates', 'setCheckoutRecipient', 'placeOrder', 'getPaymentLink'],
    ],
  ],
  ['delivery-points', ['getDeliveryPoints', 'getDeliveryPoint']],
  ['locator', ['getLocatorPoints', 'getLocatorPoint']],
  ['cataract-clinics', ['getClinics', 'getClinic']],
  ['receipt-by-link', ['applyReceipt', 'addPartnerReceipt']],
  ['feedback', ['sendFeedback']],
  ['callback', ['requestCall']],
  ['restriction-notice', []],
  ['promoter', ['getActivitySlots', 'bookActivitySlot', 'cancelActivitySlot']],
  [
    'service-programme',
    [
      'getServiceDictionary',
      'getServiceDepartments',
      'sendServiceCode',
      'validateServiceCode',
      'applyForService',
    ],
  ],
  ['survey', ['getSurvey', 'sendSurveyAnswers']],
  ['video-competition', ['getCompetition', 'viewVideo', 'rateVideo']],
  ['cataract-simulator', []],
  ['lens-calculator', []],
  ['cldeq-8', []],
  ['osdi-6', []],
]

export const ISLANDS: ReadonlyMap<string, readonly string[]> = new Map(calls)
