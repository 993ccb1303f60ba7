export { endSessionsOf } from './end-sessions.ts'
export { setPassword } from './set-password.ts'
export { sessionOperations } from './sign-in.routes.ts'
