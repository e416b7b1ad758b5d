export * from 'uqr'
