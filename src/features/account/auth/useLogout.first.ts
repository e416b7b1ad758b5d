import type * as logout from './useLogout'

/** Nobody leaves before React: what is pressed is done by it then. */
export const useLogout: typeof logout.useLogout = () => ({
  isBusy: false,
  failure: undefined,
  onPressed: () => Promise.resolve(),
})
