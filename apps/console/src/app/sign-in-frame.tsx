import { type ReactNode, useEffect } from 'react'
import classes from './sign-in.module.css'

/** The frame of the pages before sign-in. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  useEffect(() => {
    document.title = `${title} · Fordring`
  }, [title])
  return (
    <main className={classes.page}>
      <div className={classes.brand}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <span>Fordring</span>
      </div>
      <div className={classes.box}>
        <h1>{title}</h1>
        <div className={classes.stack}>{children}</div>
      </div>
    </main>
  )
}
