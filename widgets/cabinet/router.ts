import { Link, useLocation } from 'react-router-dom'
import type { Router } from '../../src/ui/RouterContext'

/** What the screens of the cabinet may use of its router. */
export const router: Router = { Link, usePath: () => useLocation().pathname }
