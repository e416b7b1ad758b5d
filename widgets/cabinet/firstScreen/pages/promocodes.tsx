import { PromoCodesPage } from '#features/club/promoCodes/PromoCodesPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <PromoCodesPage />)
