import { defineWords } from '../words'

export const firebaseWords = defineWords({
  zh: {
    loading: '正在加载账户数据…',
    tryAgain: '再试一次',
    failed: '这一部分没能打开。请再试一次。你填写的内容没有丢失。',
    none: '这个网站目前没有连接云端，云端账户不可用。你仍然可以使用仅在本机的账户。',
    configuration: '网站的云端设置有误，云端账户暂时不可用。不登录也可以使用的页面不受影响。',
    network: '连接不上网络，账户数据没能加载。请检查网络后再试。',
  },
  en: {
    loading: 'Loading your account data…',
    tryAgain: 'Try again',
    failed: 'This part could not be opened. Please try again. Nothing you entered is lost.',
    none: 'This site is not connected to the cloud, so cloud accounts are not available. You can still use an account kept on this device.',
    configuration:
      'The cloud settings of this site are wrong, so cloud accounts are not available for now. Pages that need no account still work.',
    network:
      'There is no network connection, so the account data could not be loaded. Check the network and try again.',
  },
})
