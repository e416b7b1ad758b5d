/* The router of what is drawn once: it knows where the page is, and leads nowhere. */

const nothing = () => undefined

export const useLocation = () => location
export const useNavigate = () => nothing
export const useSearchParams = () => [new URLSearchParams(location.search), nothing]
