import { defineWords } from '../../platform/words'

/** Texts for data that is on its way, did not come, or goes on. */
export const dataWords = defineWords({
  zh: {
    loading: '正在读取…',
    tryAgain: '再试一次',
    failures: {
      network: '没能连上服务器。请检查网络，再试一次。',
      none: '这个网站目前没有连接云端，用不了云端账户。你还可以用本机账户。',
      configuration: '网站的云端设置有误，云端账户暂时用不了。不用登录的页面不受影响。',
      denied: '你没有权限查看这些内容。',
      failed: '这一部分没能打开。请再试一次。',
    },
    kept: '你填写的内容没有丢失。',
    more: '显示更多',
    added: (added: number, all: number) => `又显示了 ${added} 项，现在共 ${all} 项。`,
    allShown: (all: number) => `全部 ${all} 项都在这里了。`,
  },
  en: {
    loading: 'Loading…',
    tryAgain: 'Try again',
    failures: {
      network: 'We couldn’t reach the server. Check the network and try again.',
      none: 'This site isn’t connected to the cloud, so cloud accounts aren’t available. You can still use an account on this device.',
      configuration:
        'The cloud settings of this site are wrong, so cloud accounts aren’t available for now. Pages that need no account still work.',
      denied: 'You aren’t allowed to see this.',
      failed: 'This part didn’t open. Please try again.',
    },
    kept: ' Nothing you entered is lost.',
    more: 'Show more',
    added: (added: number, all: number) => `${added} more shown, ${all} in all.`,
    allShown: (all: number) => (all === 1 ? 'That’s the only entry.' : `That’s all ${all}.`),
  },
})
