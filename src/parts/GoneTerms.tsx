import { Announced } from '#ui/states/Announced'

/** Says which choices of an order are no longer offered; undefined stands for one that still is. */
export const GoneTerms = ({ said }: { said: readonly (string | undefined)[] }) => (
  <Announced>
    {said.map(
      (text) =>
        text !== undefined && (
          <p className="small" role="status" key={text}>
            {text}
          </p>
        ),
    )}
  </Announced>
)
